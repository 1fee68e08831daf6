/** What the address says while the terms are being written. */
export const termsParam = { param: 'terms', value: 'edit' } as const;
