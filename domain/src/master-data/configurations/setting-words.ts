import type { FieldWords } from '../../kit/entities/index.ts';
import type { settingFields } from './setting-fields.ts';
import type { SettingKey, SettingSection } from './settings.ts';

/** What people call settings, in one language. */
export interface SettingWords extends Omit<FieldWords<typeof settingFields>, 'fields'> {
  readonly sections: Readonly<Record<SettingSection, string>>;
  readonly names: Readonly<Record<SettingKey, string>>;
  readonly hints: Readonly<Record<SettingKey, string>>;
}
