// The French words of reviews and of thinking aloud as they are printed.
import { printed } from '../../words/typeset';
import fr from './fr.json';

export const catalogue: Record<string, string> = printed(fr);
