import { currencies } from '@tresen/domain/kit/money';
import { comparisons, type SalesFilter, salesFilterSchema } from '@tresen/domain/sales/dashboards';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';

const madeFor = new WeakMap<Kit['builder'], ReturnType<typeof makeTypes>>();

/** The filter bar of dashboards and reports as the API takes it: made once, whichever feature asks first. */
export const salesFilterTypes = (kit: Kit): SalesFilterTypes => {
  const made = madeFor.get(kit.builder) ?? makeTypes(kit);
  madeFor.set(kit.builder, made);
  return made;
};
export type SalesFilterTypes = ReturnType<typeof makeTypes>;

/**
 * The filter, checked by the domain's schema.
 * @throws {AppError} INVALID_INPUT with the field and a code of `salesFilterMessages`
 */
export const readSalesFilter = (input: unknown): SalesFilter => parseInput(salesFilterSchema, input ?? {});

function makeTypes({ builder }: Kit) {
  const comparison = builder.enumType('SalesComparison', { values: comparisons });
  const currency = builder.enumType('SalesCurrency', { values: currencies });
  const filter = builder.inputType('SalesFilter', {
    description: 'Filter for dashboard sales. Omitted fields match everything.',
    fields: (t) => ({
      unitIds: t.idList({ required: false }),
      deviceIds: t.idList({ required: false, description: 'Up to 20 registers.' }),
      employees: t.stringList({
        required: false,
        description: 'Up to 20 employees, each as branch ID, colon and the register’s key for the employee.',
      }),
      from: t.field({ type: 'Day', required: false, description: 'First business day.' }),
      to: t.field({
        type: 'Day',
        required: false,
        description: 'Last business day. The range may span up to 1,096 days.',
      }),
      comparison: t.field({ type: comparison, required: false, description: 'Defaults to `YEAR_BEFORE`.' }),
      comparisonUnitId: t.id({
        required: false,
        description: 'Branch to compare with on the same days if the comparison is `UNIT`.',
      }),
      currency: t.field({
        type: currency,
        required: false,
        description: 'Currency to show if branches have several.',
      }),
    }),
  });
  return { filter, currency };
}
