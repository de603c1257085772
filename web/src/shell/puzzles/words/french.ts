// The French words of puzzles as they are printed.
import { printed } from '../../words/typeset';
import fr from './fr.json';

export const catalogue: Record<string, string> = printed(fr);
