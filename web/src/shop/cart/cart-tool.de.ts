export const de = {
  tool: (pieces: number) => (pieces === 0 ? 'Warenkorb' : `Warenkorb, ${pieces} Artikel`),
};
