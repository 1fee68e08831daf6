import { defaultLayout, type LayoutLine, type PrintContext, type ReceiptLayout } from '../index.ts';

/** What stands on every receipt of a test: a café in Berlin. */
export const context: PrintContext = {
  language: 'de',
  country: 'DE',
  zone: 'Europe/Berlin',
  branch: 'Café Mitte',
  seller: {
    name: 'Café Mitte GmbH',
    address: 'Torstraße 1',
    zipCode: '10119',
    city: 'Berlin',
    taxNumber: '27/123/45678',
    vatId: 'DE136695976',
  },
  placeholders: { Gruß: 'Bis bald\nim Café' },
};

/** A layout of these lines alone. */
export function layoutOf(lines: readonly LayoutLine[], given: Partial<ReceiptLayout> = {}): ReceiptLayout {
  const blocks = { header: [], positions: [...lines], footer: [], fiscal: [] };
  return { ...defaultLayout('receipt', 'DE'), width: 24, ...given, blocks };
}
