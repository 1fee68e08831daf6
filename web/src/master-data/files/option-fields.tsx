import { choosesBranches, type EntityName } from '@tresen/domain/kit/entities';
import {
  headOf,
  type ImportOptions,
  keyFields,
  type Mapping,
  twinsOf,
} from '@tresen/domain/master-data/files';
import { kinds } from '@tresen/domain/master-data/kinds';
import { useBranches } from '../../kit/branches/index.ts';
import { BranchesBox, ReferenceBox } from '../../kit/form/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { mainCategories, recordReferences } from '../records/index.ts';
import styles from './files.module.css';
import { useFilesTexts } from './files-texts.ts';
import { isNameOnly, useReferenceName } from './reference-name.ts';

interface OptionFieldsProps {
  readonly entity: EntityName;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly onOptions: (options: ImportOptions) => void;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onValue: (value: string) => void;
}

/** How rows find their records, and what to do with what the file does not say. */
export const OptionFields = (props: OptionFieldsProps) => {
  const t = useFilesTexts();
  const branches = useBranches();
  const { entity, mapping, options, onOptions } = props;
  const needed = Object.entries(kinds[entity].fields)
    .filter(([, field]) => field.kind === 'reference' && field.isRequired)
    .map(([name]) => name);
  const hasReferences = Object.values(kinds[entity].fields).some(({ kind }) => kind === 'reference');
  const hasUnits = !choosesBranches(kinds[entity]) || mapping.some(({ target }) => target === 'unitIds');
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t.howTitle}</legend>
      {needed.length > 0 && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{t.defaults}</legend>
          {needed.map((name) => (
            <DefaultBox key={name} {...props} name={name} />
          ))}
        </fieldset>
      )}
      <KeyChoice {...props} />
      {hasReferences && (
        <Select
          label={t.missing}
          value={options.missing}
          options={[
            ['create', t.missingCreate],
            ['refuse', t.missingRefuse],
          ]}
          onValue={(value) => onOptions({ ...options, missing: value === 'create' ? value : 'refuse' })}
        />
      )}
      <Select
        label={t.emptyCells}
        value={options.emptyCells}
        options={[
          ['keep', t.emptyKeep],
          ['clear', t.emptyClear],
        ]}
        onValue={(value) => onOptions({ ...options, emptyCells: value === 'clear' ? value : 'keep' })}
      />
      <Select
        label={t.tooLong}
        value={options.tooLong}
        options={[
          ['refuse', t.tooLongRefuse],
          ['shorten', t.tooLongShorten],
        ]}
        onValue={(value) => onOptions({ ...options, tooLong: value === 'shorten' ? value : 'refuse' })}
      />
      {!hasUnits && (
        <BranchesBox
          name="unitIds"
          branches={branches}
          value={options.unitIds}
          onValue={(unitIds) => onOptions({ ...options, unitIds: unitIds && [...unitIds] })}
        />
      )}
    </fieldset>
  );
};

function DefaultBox(props: OptionFieldsProps & { readonly name: string }) {
  const t = useFilesTexts();
  const { entity, name, mapping, options, onOptions } = props;
  const language = useLanguage();
  const field = kinds[entity].fields[name];
  const source = field?.kind === 'reference' ? recordReferences[field.to] : undefined;
  const value = options.defaults[name];
  const chosen = typeof value === 'string' ? value : undefined;
  const chosenName = useReferenceName(field?.kind === 'reference' ? field.to : undefined, chosen);
  if (!source) return null;
  const found = name === 'mainCategoryId' ? mainCategories : source;
  const twin = twinsOf(name).find((one) => mapping.some(({ target }) => target === one));
  const { [name]: _old, ...others } = options.defaults;
  return (
    <ReferenceBox
      label={headOf(entity, name, language)}
      name={name}
      source={isNameOnly(chosen) ? { ...found, pathOf: undefined } : found}
      value={chosen ?? null}
      chosenName={chosenName}
      hint={isNameOnly(chosen) ? t.willBeMade : twin && t.likeTwin(headOf(entity, twin, language))}
      onValue={(next) =>
        onOptions({ ...options, defaults: next === null ? others : { ...others, [name]: next } })
      }
    />
  );
}

function KeyChoice({ entity, mapping, options, onOptions }: OptionFieldsProps) {
  const t = useFilesTexts();
  const language = useLanguage();
  const targets = mapping.map(({ target }) => target);
  const keys = ['id', ...keyFields(kinds[entity])].filter((key) => targets.includes(key));
  return (
    <Select
      label={t.key}
      value={options.key !== null && keys.includes(options.key) ? options.key : ''}
      options={[...keys.map((key) => [key, headOf(entity, key, language)] as const), ['', t.keyNone]]}
      onValue={(key) => onOptions({ ...options, key: key || null })}
    />
  );
}

function Select({ label, value, options, onValue }: SelectProps) {
  return (
    <label className={styles.label}>
      {label}
      <select className={styles.select} value={value} onChange={({ target }) => onValue(target.value)}>
        {options.map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
