// The French catalogue of Deus Ex Machina as it is printed.
import { printed } from '../../../shell/words/typeset';
import fr from './fr.json';

export const catalogue: Record<string, string> = printed(fr);
