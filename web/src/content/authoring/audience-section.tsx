import { contentEditions, contentFrontEnds } from '@tresen/domain/content/entries';
import { countries } from '@tresen/domain/kit/countries';
import { roles } from '@tresen/domain/kit/groups';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { useRoleWords } from '../../kit/roles/index.ts';
import styles from './authoring.module.css';
import { authoringTexts } from './authoring-texts.ts';
import { ChoicesField, SwitchField } from './form-fields.tsx';
import { useFrontEndWords } from './front-end-words.ts';

/** For whom an entry is. */
export const AudienceSection = () => {
  const t = useTexts(authoringTexts);
  const roleWords = useRoleWords();
  const frontEndWords = useFrontEndWords();
  const countryNames = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  return (
    <Panel title={t.audience}>
      <p className={styles.intro}>{t.audienceHint}</p>
      <div className={styles.fields}>
        <SwitchField name="isPublic" label={t.isPublic} hint={t.isPublicHint} />
        <div className={styles.pair}>
          <ChoicesField name="roles" label={t.roles} options={optionsOf(roles, (role) => roleWords[role])} />
          <ChoicesField
            name="countries"
            label={t.countries}
            options={optionsOf(countries, (country) => countryNames.of(country) ?? country)}
          />
          <ChoicesField
            name="frontEnds"
            label={t.frontEnds}
            options={optionsOf(contentFrontEnds, (frontEnd) => frontEndWords[frontEnd])}
          />
          <ChoicesField
            name="editions"
            label={t.editions}
            options={optionsOf(contentEditions, (edition) => t[edition])}
          />
        </div>
      </div>
    </Panel>
  );
};

function optionsOf<Value extends string>(values: readonly Value[], titleOf: (value: Value) => string) {
  return values.map((value) => ({ value, title: titleOf(value) }));
}
