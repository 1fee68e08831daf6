import {
  type Permission,
  permissionWords,
  type TillItem,
  type TillView,
  tillViewOf,
} from '@tresen/domain/master-data/employees';
import { useId } from 'react';
import { defineTexts, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { de } from './till-preview.de.ts';
import { en } from './till-preview.en.ts';
import styles from './till-preview.module.css';

const texts = defineTexts(de, en);

/** What somebody with these rights sees at a register: areas with their buttons, those that are missing struck out. */
export const TillPreview = ({ rights }: { readonly rights: readonly Permission[] }) => {
  const t = useTexts(texts);
  const id = useId();
  const { areas, hidden, habits } = tillViewOf(rights);
  return (
    <section className={styles.till} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t.title}
      </h3>
      <div className={styles.screen}>
        {areas.map(({ area, items }) => (
          <div key={area}>
            <h4 className={styles.area}>{t[area]}</h4>
            <ul className={styles.items}>
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          </div>
        ))}
        <Habits habits={habits} />
        {hidden.length > 0 && (
          <p className={styles.note}>{t.hidden(hidden.map((area) => t[area]).join(', '))}</p>
        )}
      </div>
    </section>
  );
};

function Item({ item: { id, isThere } }: { readonly item: TillItem }) {
  const t = useTexts(texts);
  const names = { ...t, ...permissionWords[useLanguage()].names };
  return (
    <li className={styles.item} data-there={isThere}>
      {names[id]}
      {!isThere && <span className="heard"> {t.isMissing}</span>}
    </li>
  );
}

function Habits({ habits }: Pick<TillView, 'habits'>) {
  const t = useTexts(texts);
  const words = permissionWords[useLanguage()].texts;
  if (habits.length === 0) return null;
  return (
    <>
      <h4 className={styles.area}>{t.habits}</h4>
      <ul className={styles.habits}>
        {habits.map((id) => (
          <li key={id}>{words[id]}</li>
        ))}
      </ul>
    </>
  );
}
