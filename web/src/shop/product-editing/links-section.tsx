import { type LinkKind, linkKinds } from '@tresen/domain/shop/products';
import { type Reference, ReferenceBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { linkKindWords } from './choice-words.ts';
import styles from './editing.module.css';
import { findLinkedProducts } from './editing.queries.ts';
import { editingTexts } from './editing-texts.ts';
import { useField } from './form-fields.tsx';
import { LinkLine } from './link-line.tsx';
import type { FormLink } from './product-values.ts';

interface KindProps {
  readonly kind: LinkKind;
  readonly links: readonly FormLink[];
  readonly onLinks: (links: readonly FormLink[]) => void;
}

/** What is offered with a product: add-ons, services, what goes with it, and the parts of a bundle. */
export const LinksSection = () => {
  const t = useTexts(editingTexts);
  const { field, error } = useField('links');
  const links: readonly FormLink[] = field.value;
  const ofKind = (kind: LinkKind) => links.filter((link) => link.kind === kind);
  return (
    <Panel title={t.links}>
      <div className={styles.fields}>
        {linkKinds.map((kind) => (
          <LinksOfKind
            key={kind}
            kind={kind}
            links={ofKind(kind)}
            onLinks={(changed) =>
              field.onChange(linkKinds.flatMap((other) => (other === kind ? changed : ofKind(other))))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </Panel>
  );
};

function LinksOfKind({ kind, links, onLinks }: KindProps) {
  const t = useTexts(editingTexts);
  const linkKinds = useTexts(linkKindWords);
  const title = linkKinds[kind];
  const add = (reference: string | null) => {
    if (reference === null) return;
    const [linkedNumber, nameDe, nameEn] = JSON.parse(reference);
    onLinks([...links, { kind, linkedNumber, quantity: 1, nameDe, nameEn }]);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {links.length === 0 && <p className={styles.none}>{t.noLinks}</p>}
      <ul className={styles.links}>
        {links.map((link, place) => (
          <LinkLine
            key={link.linkedNumber}
            link={link}
            isFirst={place === 0}
            onUp={() => onLinks(links.toSpliced(place, 1).toSpliced(place - 1, 0, link))}
            onRemove={() => onLinks(links.toSpliced(place, 1))}
            onQuantity={(quantity) => onLinks(links.with(place, { ...link, quantity }))}
          />
        ))}
      </ul>
      <ReferenceBox
        // Empty again for the next one.
        key={links.length}
        label={t.addLink(title)}
        name={kind}
        source={useLinkedSource(links)}
        value={null}
        onValue={add}
      />
    </fieldset>
  );
}

function useLinkedSource(taken: readonly FormLink[]) {
  const language = useLanguage();
  const search = async (text: string): Promise<readonly Reference[]> => {
    const found = await findLinkedProducts(text);
    return found
      .filter(({ id }) => !taken.some(({ linkedNumber }) => linkedNumber === id))
      .map(({ id, nameDe, nameEn, articleNr }) => ({
        id: JSON.stringify([id, nameDe, nameEn]),
        name: [language === 'de' ? nameDe : nameEn, articleNr].filter(Boolean).join(' · '),
      }));
  };
  return { key: `linkedProducts ${taken.length}`, search };
}
