import type { LicenceTab } from '@tresen/domain/fleet/licences';

/** The page of a licence. A key may hold anything that a keyboard has. */
export const licencePath = (serial: string, tab: LicenceTab = 'general'): string =>
  `/setting/licences/${encodeURIComponent(serial)}${tab === 'general' ? '' : `/${tab}`}`;

/** The page of an update of a licence. */
export const updatePath = ({ id, serial }: { readonly id: string; readonly serial: string }): string =>
  `/setting/licenceUpdate/${id}/${encodeURIComponent(serial)}`;
