import {
  cellText,
  type ReportFact,
  type ReportFacts,
  type ReportPart,
  type ReportSection as Section,
} from '@tresen/domain/sales/closing-reports';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import styles from './report-section.module.css';
import { ReportTable } from './report-table.tsx';
import { Term } from './term.tsx';

interface Placed {
  /** Time zone of the branch. */
  readonly zone: string;
}

/** A block of the closing with its anchor. */
export const ReportSection = ({ section, zone }: Placed & { readonly section: Section }) => {
  const heading = useId();
  const { id, title, term, parts } = section;
  return (
    <section id={id} className={styles.section} aria-labelledby={heading} data-section={id}>
      <h2 className={styles.title} id={heading} tabIndex={-1}>
        <Term name={title} term={term} />
      </h2>
      {keyedParts(parts).map(({ key, part }) =>
        part.kind === 'facts' ? (
          <Facts key={key} facts={part.facts} zone={zone} />
        ) : (
          <ReportTable key={key} table={part} zone={zone} hasCaption={parts.length > 1} />
        ),
      )}
    </section>
  );
};

function keyedParts(parts: readonly ReportPart[]) {
  return parts.map((part, place) => ({ key: String(place), part }));
}

function Facts({ facts, zone }: Placed & Pick<ReportFacts, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt>
            <Term name={fact.name} term={fact.term} />
          </dt>
          <dd>
            <FactValue fact={fact} zone={zone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact, zone }: Placed & { readonly fact: ReportFact }) {
  const content = cellText(fact.cell, useFormats(), zone);
  return fact.receiptId ? (
    <Link to={`/manage/receipts/${fact.receiptId}`}>{content}</Link>
  ) : (
    <bdi>{content}</bdi>
  );
}
