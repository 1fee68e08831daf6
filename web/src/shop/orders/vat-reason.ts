import type { VatReason } from '@tresen/domain/shop/orders';

const reasons: readonly VatReason[] = ['domestic', 'destination', 'reverseCharge', 'export'];

/** Why an order carries its VAT, as the server names it. */
export const vatReasonOf = (text: string): VatReason =>
  reasons.find((reason) => reason === text) ?? 'domestic';
