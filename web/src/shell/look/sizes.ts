// Windows that the table is laid out for in another way than for a desk. The styles of the table, the question and the
// hand say the same. They count in letters: whoever reads larger ones has a smaller window.
export const phone = '(max-width: 37.4375em), (max-width: 51.25em) and (max-height: 56.1875em)';
export const tablet = '(min-width: 37.5em) and (max-width: 68.75em) and (min-height: 56.25em) and (orientation: portrait)';
