import type { EntityWords } from '@tresen/domain/master-data/entities';
import { receiptTypes } from '@tresen/domain/sales/receipts';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { RecordLink } from '../../kit/record-list/index.ts';
import type { ReceiptRow } from './receipts.queries.ts';
import styles from './receipts-page.module.css';
import { receiptTexts } from './receipts-texts.ts';

/** The word for a receipt's type; a type of a newer contract shows as it came. */
export const useTypeWord = () => {
  const t = useTexts(receiptTexts);
  return (type: string): string => {
    const known = receiptTypes.find((each) => each === type);
    return known ? t.types[known] : type;
  };
};

const Tags = ({ tags }: Pick<ReceiptRow, 'tags'>) => (
  <span className={styles.tags}>
    {tags.map((tag) => (
      <bdi key={tag} className={styles.tag}>
        {tag}
      </bdi>
    ))}
  </span>
);

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const useChoices = (words: EntityWords): readonly Column<ReceiptRow>[] => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  return useMemo(() => {
    const choices = words.choices as Words;
    const named = (field: string, values: readonly string[]) =>
      values.map((value) => choices[field]?.[value] ?? value).join(', ');
    return [
      {
        key: 'number',
        name: t.number,
        role: 'title',
        cell: ({ id, number }) => (
          <RecordLink to={`/manage/receipts/${id}`} isOfList>
            {number}
          </RecordLink>
        ),
      },
      { key: 'time', name: t.time, cell: ({ end, zone }) => f.dateTime(end, zone) },
      { key: 'branch', name: t.branch, cell: ({ unitName }) => <bdi>{unitName}</bdi> },
      {
        key: 'register',
        name: t.register,
        role: 'wide',
        cell: ({ registerName }) => <bdi>{registerName}</bdi>,
      },
      {
        key: 'employee',
        name: t.employee,
        role: 'wide',
        cell: ({ employeeName }) => <bdi>{employeeName ?? '–'}</bdi>,
      },
      { key: 'kind', name: t.kind, role: 'wide', cell: ({ type }) => named('type', [type]) },
      {
        key: 'mark',
        name: t.marks,
        isTableOnly: true,
        cell: ({ marks, tags }) => (
          <>
            {named('mark', marks)}
            {tags.length > 0 && <Tags tags={tags} />}
          </>
        ),
      },
      {
        key: 'payment',
        name: t.payment,
        isExtra: true,
        isTableOnly: true,
        cell: ({ payments }) => named('payment', payments),
      },
      {
        key: 'target',
        name: t.target,
        isExtra: true,
        isTableOnly: true,
        cell: ({ target }) => <bdi>{target ?? '–'}</bdi>,
      },
      {
        key: 'note',
        name: t.note,
        isExtra: true,
        isTableOnly: true,
        cell: ({ note }) => <bdi>{note || '–'}</bdi>,
      },
      {
        key: 'businessDay',
        name: t.businessDay,
        isExtra: true,
        isTableOnly: true,
        cell: ({ businessDay }) => f.day(businessDay),
      },
      {
        key: 'zNumber',
        name: t.zNumber,
        role: 'number',
        isExtra: true,
        isTableOnly: true,
        cell: ({ zNumber }) => zNumber ?? '–',
      },
      {
        key: 'amount',
        name: t.amount,
        role: 'amount',
        cell: ({ gross, currency }) => <bdi>{f.money(gross, currency)}</bdi>,
      },
    ];
  }, [t, f, words]);
};

/** The columns of the list. */
export const useReceiptColumns = (words: EntityWords): Columns<ReceiptRow> =>
  useColumns('receipts', useChoices(words));
