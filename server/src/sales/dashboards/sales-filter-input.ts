import { currencies } from '@tresen/domain/kit/money';
import { comparisons, type SalesFilter, salesFilterSchema } from '@tresen/domain/sales/dashboards';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';

/** The filter bar of dashboards and reports as the API takes it. */
export const salesFilterTypes = ({ builder }: Kit) => {
  const comparison = builder.enumType('SalesComparison', { values: comparisons });
  const currency = builder.enumType('SalesCurrency', { values: currencies });
  const filter = builder.inputType('SalesFilter', {
    description: 'Which sales a dashboard shows; what is absent means all.',
    fields: (t) => ({
      unitIds: t.idList({ required: false }),
      deviceIds: t.idList({ required: false, description: 'Registers, at most 20.' }),
      employees: t.stringList({
        required: false,
        description: "At most 20, each as the branch's id, a colon and the register's key of the employee.",
      }),
      from: t.field({ type: 'Day', required: false, description: 'First business day.' }),
      to: t.field({
        type: 'Day',
        required: false,
        description: 'Last business day; at most 1,096 days in all.',
      }),
      comparison: t.field({ type: comparison, required: false, description: 'YEAR_BEFORE by default.' }),
      comparisonUnitId: t.id({
        required: false,
        description: 'The branch that UNIT compares with, on the same days.',
      }),
      currency: t.field({
        type: currency,
        required: false,
        description: 'Which one, where branches have several.',
      }),
    }),
  });
  return { filter, currency };
};

/**
 * The filter, checked by the domain's schema.
 * @throws {AppError} INVALID_INPUT with the field and a code of `salesFilterMessages`
 */
export const readSalesFilter = (input: unknown): SalesFilter => parseInput(salesFilterSchema, input ?? {});
export type SalesFilterTypes = ReturnType<typeof salesFilterTypes>;
