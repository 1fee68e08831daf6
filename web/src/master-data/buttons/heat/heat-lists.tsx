import Button from '@mui/material/Button';
import type { ArticleHeat, ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './heat.module.css';
import { heatTexts } from './heat-texts.ts';

/** So many are shown: whoever has placed these sees the next. */
const maxShown = 20;

interface WithoutButtonProps {
  readonly articles: readonly ArticleHeat[];
  readonly openHours: number;
  readonly onPlace?: ((article: ArticleHeat & { readonly articleId: string }) => void) | undefined;
}

/** Articles that sold and have no button, those that are pressed most first. */
export const WithoutButton = ({ articles, openHours, onPlace }: WithoutButtonProps) => {
  const t = useTexts(heatTexts);
  const f = useFormats();
  return (
    <div>
      <h3 className={styles.heading}>{t.withoutButton}</h3>
      {articles.length === 0 && <p className={styles.note}>{t.noneWithout}</p>}
      <ul className={styles.list} aria-label={t.withoutButton}>
        {articles.slice(0, maxShown).map((article) => (
          <li key={article.articleId ?? article.articleKey} className={styles.item}>
            <span className={styles.name}>
              {article.name}
              <span className={styles.note}>
                {' '}
                {f.number(article.presses)} ×
                {openHours > 0 && `, ${t.perHour(f.decimal(article.presses / openHours))}`}
              </span>
            </span>
            <PlaceButton article={article} onPlace={onPlace} />
          </li>
        ))}
      </ul>
      <MoreNote count={articles.length - maxShown} />
    </div>
  );
};

interface UnpressedProps {
  readonly mappings: readonly ButtonMapping[];
  /** They were not there all the time: what did not sell then, nobody could press. */
  readonly isYounger: boolean;
  /** The day since when a button lies where it lies, where that was not all the time. */
  readonly sinceWithin: (mapping: ButtonMapping) => string | undefined;
  readonly nameOf: (mapping: ButtonMapping) => string;
  readonly onShow: (mapping: ButtonMapping) => void;
}

/** Buttons of articles that nobody pressed, and those that came there within the days; each leads to its place. */
export const Unpressed = ({ mappings, isYounger, sinceWithin, ...list }: UnpressedProps) => {
  const t = useTexts(heatTexts);
  const f = useFormats();
  const young = mappings.filter(sinceWithin);
  const old = mappings.filter((mapping) => !young.includes(mapping));
  const title = isYounger ? t.unsold : t.unpressed;
  const none = isYounger ? t.noneUnsold : young.length > 0 ? t.noneOlder : t.noneUnpressed;
  const sinceText = (mapping: ButtonMapping) => {
    const day = sinceWithin(mapping);
    return day && t.hereSince(f.day(day));
  };
  return (
    <>
      <ButtonList title={title} none={none} mappings={old} {...list} />
      {young.length > 0 && (
        <ButtonList title={t.unsoldYoung} none="" mappings={young} noteOf={sinceText} {...list} />
      )}
    </>
  );
};

interface ButtonListProps extends Pick<UnpressedProps, 'mappings' | 'nameOf' | 'onShow'> {
  readonly title: string;
  /** What stands there for no buttons. */
  readonly none: string;
  readonly noteOf?: (mapping: ButtonMapping) => string | undefined;
}

function ButtonList({ title, none, mappings, noteOf, nameOf, onShow }: ButtonListProps) {
  const t = useTexts(heatTexts);
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      {mappings.length === 0 && <p className={styles.note}>{none}</p>}
      <ul className={styles.list} aria-label={title}>
        {mappings.slice(0, maxShown).map((mapping) => (
          <li key={`${mapping.layer}.${mapping.row}.${mapping.column}`}>
            <Button onClick={() => onShow(mapping)} aria-label={t.show(nameOf(mapping))}>
              {nameOf(mapping)}
            </Button>
            {noteOf && <span className={styles.note}>{noteOf(mapping)}</span>}
          </li>
        ))}
      </ul>
      <MoreNote count={mappings.length - maxShown} />
    </div>
  );
}

function PlaceButton({
  article,
  onPlace,
}: {
  readonly article: ArticleHeat;
  readonly onPlace: WithoutButtonProps['onPlace'];
}) {
  const t = useTexts(heatTexts);
  const { articleId, name } = article;
  if (!articleId) return <span className={styles.note}>{t.unknown}</span>;
  if (!onPlace) return null;
  return (
    <Button size="small" onClick={() => onPlace({ ...article, articleId })} aria-label={t.placeOf(name)}>
      {t.place}
    </Button>
  );
}

function MoreNote({ count }: { readonly count: number }) {
  const t = useTexts(heatTexts);
  const f = useFormats();
  return count > 0 ? <p className={styles.note}>{t.moreArticles(f.number(count))}</p> : null;
}
