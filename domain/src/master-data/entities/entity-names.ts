/**
 * The kinds of record that go down to registers, those first on which others depend: a register gets its first copy
 * in this order. The names stand on the wire.
 */
export const entityNames = ['vat', 'category', 'printer', 'article'] as const;
export type EntityName = (typeof entityNames)[number];
