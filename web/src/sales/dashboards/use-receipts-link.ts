import type { ReceiptMark } from '@tresen/domain/sales/receipts';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { useBranches } from '../../organization/units/index.ts';
import { sourceNames } from './dashboard-address.ts';

/** Which receipts stand behind a figure, beyond the branches, registers and employees of the filter bar. */
interface Behind {
  readonly from: string;
  readonly to: string;
  readonly units?: readonly string[];
  readonly devices?: readonly string[];
  readonly employees?: readonly string[];
  /** Of the branch's clock. */
  readonly hours?: readonly number[];
  readonly payment?: string;
  readonly mark?: ReceiptMark;
  readonly article?: string;
  readonly target?: string;
  /** What their list is searched for. */
  readonly q?: string;
}

/** Where a bar leads. */
interface BarLink {
  readonly to?: string;
}

/**
 * The way from a figure to the receipts behind it: the business days, what the filter bar narrows, and of a tenant with
 * several currencies that of the figure. None for sample figures and for those who may not see receipts.
 */
export const useReceiptsLink = (isSample: boolean, currency: string) => {
  const mayOpen = useMayOpen('/manage/receipts');
  const { params } = useAddress();
  const isOneOfSeveral = useBranches().some((branch) => branch.currency !== currency);
  // Articles are summed of all registers and employees.
  const sourcesOf = ({ article }: Behind) =>
    Object.fromEntries(
      sourceNames.filter((name) => !article || name === 'units').map((name) => [name, params.get(name)]),
    );
  return ({ hours, ...behind }: Behind): BarLink =>
    isSample || !mayOpen
      ? {}
      : {
          to: `/manage/receipts?${changedParams(new URLSearchParams(), {
            ...sourcesOf(behind),
            ...behind,
            ...(isOneOfSeveral && { currency }),
            ...(hours && { hour: hours.map(String) }),
          })}`,
        };
};
