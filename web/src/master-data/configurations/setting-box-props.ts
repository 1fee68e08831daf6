import type { Country } from '@tresen/domain/kit/countries';
import type { Fault } from '@tresen/domain/kit/entities';
import type { LayoutSurroundings, SettingKey } from '@tresen/domain/master-data/configurations';
import type { PrintLanguage } from '@tresen/domain/master-data/receipt-layouts';

/** What a box of a setting shows, and what it tells. */
export interface SettingBoxProps {
  readonly setting: SettingKey;
  readonly label: string;
  readonly hint: string;
  readonly value: unknown;
  readonly faults: readonly Fault[];
  readonly error: string | undefined;
  readonly surroundings: LayoutSurroundings & {
    readonly texts: Readonly<Record<string, string>>;
    /** Of the words that print-outs say by themselves; null for that of the country. */
    readonly language: PrintLanguage | null;
    /** Where the branches of the place are. */
    readonly countries: readonly Country[];
    readonly unitId: string | null;
    readonly deviceId: string | null;
  };
  readonly onValue: (value: unknown) => void;
}
