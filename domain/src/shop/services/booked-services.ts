import type { OrderLine } from '../orders/index.ts';

/** What is booked by a line of an order. */
export interface BookedService {
  readonly lineId: string;
  readonly shopNumber: number;
  readonly name: string;
  readonly quantity: number;
  /** Net cents of one billing interval: all pieces with their add-ons, without setup. */
  readonly price: number;
  readonly billingIntervalMonths: number;
  readonly contractDurationMonths: number;
}

const isRecurring = ({ contractType, billingIntervalMonths }: OrderLine): boolean =>
  contractType === 'Recurring' && billingIntervalMonths > 0;

const serviceOf = (line: OrderLine): BookedService => ({
  lineId: line.lineId,
  shopNumber: line.shopNumber,
  name: line.name,
  quantity: line.quantity,
  price: line.addOns.reduce((sum, { price }) => sum + price, line.price) * line.quantity,
  billingIntervalMonths: line.billingIntervalMonths,
  contractDurationMonths: line.contractDurationMonths,
});

/** What goes on after an order is completed: its lines that are paid again and again (decisions LIC-04). */
export const servicesOfLines = (lines: readonly OrderLine[]): BookedService[] =>
  lines.filter(isRecurring).map(serviceOf);
