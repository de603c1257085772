// The French catalogue as it is printed. Its file is written as one types: plain apostrophes and spaces.
import fr from './fr.json';
import { printed } from './typeset';

export const catalogue: Record<string, string> = printed(fr);
