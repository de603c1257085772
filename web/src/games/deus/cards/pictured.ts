// Small pictures in the place of gold, points and resources.
import { rich, type Picture } from '../../../shell/look/rich';
import { language } from '../words';
import { namesOfThings, pictures } from './deck.svelte';

export const pictured = (text: string): (string | Picture)[] => rich(text, language(), pictures, namesOfThings(language()));
