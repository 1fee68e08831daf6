import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './closing-page.module.css';
import type { StoredClosing } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

/** Where the closing came from, and to the byte what the register sent. */
export const ClosingOrigin = ({ closing }: { readonly closing: StoredClosing }) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const { row, receivedAt, content } = closing;
  return (
    <div className={styles.origin}>
      <Panel title={t.origin}>
        <FactList
          facts={[
            { name: t.received, value: f.exactTime(receivedAt, row.zone) },
            { name: t.closingId, value: row.id },
          ]}
        />
        <details className={styles.details}>
          <summary>{t.raw}</summary>
          <textarea
            className={styles.raw}
            readOnly
            rows={16}
            aria-label={t.raw}
            value={JSON.stringify(JSON.parse(content), null, 2)}
          />
        </details>
      </Panel>
    </div>
  );
};
