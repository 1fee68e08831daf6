import type { OrderLine } from '../orders/index.ts';

/** What is booked by a line of an order. */
export interface BookedService {
  /** Of the service within its order: the line, and the add-on where it is paid apart. */
  readonly id: string;
  readonly lineId: string;
  readonly shopNumber: number;
  /** Products that it pays for: its own, and the add-ons that are paid along with it. */
  readonly products: readonly number[];
  readonly name: string;
  readonly quantity: number;
  /** Net cents of one billing interval: all pieces with the add-ons that are paid along, without setup. */
  readonly price: number;
  readonly billingIntervalMonths: number;
  readonly contractDurationMonths: number;
}

type AddOn = OrderLine['addOns'][number];
type Paid = Pick<OrderLine, 'contractType' | 'billingIntervalMonths'>;

/** What goes on after an order is completed: all of it that is paid again and again (decisions LIC-04). */
export const servicesOfLines = (lines: readonly OrderLine[]): BookedService[] =>
  lines.flatMap((line) => [...(intervalOf(line) > 0 ? [serviceOf(line)] : []), ...addOnServices(line)]);

/** Months from one payment to the next; 0 for what is paid once. */
function intervalOf({ contractType, billingIntervalMonths = 0 }: Paid | AddOn): number {
  return contractType === 'Recurring' ? billingIntervalMonths : 0;
}

function serviceOf(line: OrderLine): BookedService {
  const along = line.addOns.filter((addOn) => intervalOf(addOn) === line.billingIntervalMonths);
  return {
    id: line.lineId,
    lineId: line.lineId,
    shopNumber: line.shopNumber,
    products: [line.shopNumber, ...along.map(({ shopNumber }) => shopNumber)],
    name: line.name,
    quantity: line.quantity,
    price: along.reduce((sum, { price }) => sum + price, line.price) * line.quantity,
    billingIntervalMonths: line.billingIntervalMonths,
    contractDurationMonths: line.contractDurationMonths,
  };
}

/** Add-ons that are paid again and again, but not along with their line. */
function addOnServices(line: OrderLine): BookedService[] {
  return line.addOns
    .filter((addOn) => intervalOf(addOn) > 0 && intervalOf(addOn) !== intervalOf(line))
    .map((addOn) => ({
      id: `${line.lineId}/${addOn.shopNumber}`,
      lineId: line.lineId,
      shopNumber: addOn.shopNumber,
      products: [addOn.shopNumber],
      name: addOn.name,
      quantity: line.quantity,
      price: addOn.price * line.quantity,
      billingIntervalMonths: intervalOf(addOn),
      contractDurationMonths: addOn.contractDurationMonths ?? 0,
    }));
}
