import type { FigureSums, PaymentFigures, Sums } from '@tresen/domain/sales/dashboards';

/** A figure of one of the sides. */
export type OfSide<T> = T & { readonly side: string };

/** Everything that is summed of a side, cents. */
export type SideSums = OfSide<FigureSums & PaymentFigures>;

/** What a unit sold. */
export type UnitRow = OfSide<Sums> & { readonly unit: string };

/** What an employee of a unit sold at a register, and when last. */
export type SourceRow = UnitRow & {
  readonly device: string;
  readonly employee: string;
  readonly day: string;
  readonly employeeName: string;
  readonly registerName: string;
};

/** What is read of it beside what the register is called. */
export type SoldRow = Omit<SourceRow, 'registerName'>;
