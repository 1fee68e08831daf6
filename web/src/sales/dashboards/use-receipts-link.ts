import { changedParams } from '../../kit/address/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';

/** Where a bar leads. */
interface BarLink {
  readonly to?: string;
}

/**
 * The way from a figure to the receipts behind it: business days from–to, of the chosen branches. None for sample figures
 * and for those who may not see receipts.
 */
export const useReceiptsLink = (isSample: boolean) => {
  const mayOpen = useMayOpen('/manage/receipts');
  return (units: readonly string[], from: string, to: string): BarLink =>
    isSample || !mayOpen
      ? {}
      : { to: `/manage/receipts?${changedParams(new URLSearchParams(), { units, from, to })}` };
};
