import type { EntityWords } from '@tresen/domain/kit/entities';
import { reportWords } from '@tresen/domain/sales/closing-reports';
import { receiptListWords } from '@tresen/domain/sales/receipts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { RecordLink } from '../../kit/record-list/index.ts';
import { fold, hasWords, searchedWords } from '../../kit/search/index.ts';
import type { ReceiptRow } from './receipts.queries.ts';
import styles from './receipts-page.module.css';
import { receiptTexts } from './receipts-texts.ts';

/** What a receipt is: the word for its type, or for what it does where it sells nothing. One of a newer contract shows as it came. */
export const useKindWord = () => {
  const { choices } = useWords(receiptListWords);
  const { positionKinds } = useWords(reportWords);
  return useCallback(
    (kind: string): string => {
      const words: Readonly<Record<string, string>> = { ...positionKinds, ...choices.type };
      return words[kind] ?? kind;
    },
    [choices, positionKinds],
  );
};

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface FoundByProps extends Pick<ReceiptRow, 'target' | 'customer'> {
  readonly words: EntityWords;
}

/** The columns of the list. */
export const useReceiptColumns = (words: EntityWords): Columns<ReceiptRow> =>
  useColumns('receipts', useChoices(words));

function useChoices(words: EntityWords): readonly Column<ReceiptRow>[] {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const kindWord = useKindWord();
  return useMemo(() => {
    const choices = words.choices as Words;
    const named = (field: string, values: readonly string[]) =>
      values.map((value) => choices[field]?.[value] ?? value).join(', ');
    return [
      {
        key: 'number',
        name: t.number,
        role: 'title',
        cell: ({ id, number, noSale, target, customer }) => (
          <>
            <RecordLink to={`/manage/receipts/${id}`} isOfList>
              {number}
            </RecordLink>
            {noSale && <span className={styles.noSale}>{kindWord(noSale)}</span>}
            <FoundBy words={words} target={target} customer={customer} />
          </>
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
      { key: 'kind', name: t.kind, role: 'wide', cell: ({ type, noSale }) => kindWord(noSale ?? type) },
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
        key: 'customer',
        name: t.customer,
        isExtra: true,
        isTableOnly: true,
        cell: ({ customer }) => <bdi>{customer ?? '–'}</bdi>,
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
        sort: 'gross',
        cell: ({ gross, currency }) => <bdi>{f.money(gross, currency)}</bdi>,
      },
    ];
  }, [t, f, words, kindWord]);
}

/** By what kind of name the search found a receipt, though the column may not be shown. */
function FoundBy({ words, target, customer }: FoundByProps) {
  const t = useTexts(receiptTexts);
  const typed = fold(useSearchParams()[0].get('q')?.trim() ?? '');
  if (typed === '') return null;
  const isByCustomer = searchedWords(typed).some((word) => hasWords(customer ?? '', [word]));
  const found = [
    ...(target && fold(target).startsWith(typed) ? [`${words.fields.target}: ${target}`] : []),
    ...(customer && isByCustomer ? [`${t.customer}: ${customer}`] : []),
  ];
  return found.length > 0 && <bdi className={styles.foundBy}>{found.join(' · ')}</bdi>;
}

function Tags({ tags }: Pick<ReceiptRow, 'tags'>) {
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <bdi key={tag} className={styles.tag}>
          {tag}
        </bdi>
      ))}
    </span>
  );
}
