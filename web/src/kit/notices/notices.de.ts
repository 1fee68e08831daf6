export const de = { undo: 'Rückgängig' };
