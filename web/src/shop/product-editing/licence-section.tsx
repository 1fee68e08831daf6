import { appTypes, licenceTypes, productFunctions } from '@tresen/domain/fleet/licences';
import { ChoicesBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { appTypeWords, functionWords, licenceTypeWords } from './choice-words.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import { ChoiceField, NumberField, SwitchField, TextField, useField } from './form-fields.tsx';

/** What a product has to do with licences. */
export const LicenceSection = () => {
  const t = useTexts(editingTexts);
  const appWords = useTexts(appTypeWords);
  const licenceWords = useTexts(licenceTypeWords);
  return (
    <Panel title={t.licence}>
      <p className={styles.intro}>{t.licenceHint}</p>
      <div className={styles.fields}>
        <FunctionsField />
        <SwitchField name="licenseRequired" label={t.licenseRequired} />
        <div className={styles.pair}>
          <ChoiceField
            name="appType"
            label={t.appType}
            options={appTypes.map((type) => ({ value: type, title: appWords[type] }))}
          />
          <ChoiceField
            name="licenceType"
            label={t.licenceType}
            options={licenceTypes.map((type) => ({ value: type, title: licenceWords[type] }))}
          />
          <TextField name="appName" label={t.appName} />
          <NumberField name="mainVersion" label={t.mainVersion} hint={t.mainVersionHint} />
          <NumberField name="appRegLevel" label={t.appRegLevel} hint={t.appRegLevelHint} />
        </div>
      </div>
    </Panel>
  );
};

function FunctionsField() {
  const t = useTexts(editingTexts);
  const words = useTexts(functionWords);
  const { field, error } = useField('functions');
  const options = productFunctions.map((name) => ({ value: name, title: words[name] }));
  return (
    <ChoicesBox
      label={t.functions}
      name="functions"
      groups={[{ id: 'functions', options }]}
      value={field.value}
      onValue={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
