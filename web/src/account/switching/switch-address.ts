/** The parameter that opens the list. */
export const switchDialog = { param: 'switch', value: 'user' } as const;
