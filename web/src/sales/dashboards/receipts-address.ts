import { changedParams } from '../../kit/address/index.ts';

/** Address of the receipts behind a figure: business days from–to, of the chosen branches. */
export const receiptsAddress = (units: readonly string[], from: string, to: string): string =>
  `/manage/receipts?${changedParams(new URLSearchParams(), { units, from, to })}`;
