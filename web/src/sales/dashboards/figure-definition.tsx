import { useTexts } from '../../kit/i18n/index.ts';
import styles from './figure-definition.module.css';
import { definitionTexts, type WidgetId } from './figure-definitions.ts';

/** What a widget's figure counts and what not, whose zone and which day. */
export const FigureDefinition = ({ id }: { readonly id: WidgetId }) => {
  const t = useTexts(definitionTexts);
  const [counts, countsNot] = t[id];
  const facts = [
    { name: t.countsTitle, text: counts },
    { name: t.countsNotTitle, text: countsNot },
    { name: t.dayTitle, text: t.day },
    { name: t.freshTitle, text: t.fresh },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
