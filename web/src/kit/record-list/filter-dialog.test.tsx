import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Condition } from '@tresen/domain/kit/entities';
import { article, articleWords } from '@tresen/domain/master-data/articles';
import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useConditionWords } from './condition-words.ts';
import { FilterDialog, type FilterDialogProps } from './filter-dialog.tsx';

const ignore = () => undefined;
const articles = { entity: article, words: articleWords.de };

const open = (
  edited: Condition | null = null,
  kind: Pick<FilterDialogProps, 'entity' | 'words'> = articles,
) => {
  const onCondition = vi.fn<(condition: Condition) => void>();
  renderScreen(
    <FilterDialog
      {...kind}
      fixed={[]}
      currency="EUR"
      sources={{}}
      edited={edited}
      onCondition={onCondition}
      onStatus={ignore}
      onClose={ignore}
    />,
  );
  return onCondition;
};
const click = (name: string, role: 'button' | 'radio' = 'button') =>
  userEvent.click(screen.getByRole(role, { name }));
const value = () => screen.getByRole('textbox', { name: 'Wert' });

describe('a filter', () => {
  it('of an amount takes a decimal comma, and keeps cents', async () => {
    const onCondition = open();
    await click('Preis');
    await userEvent.type(value(), '5,5');
    await click('Filter setzen');
    expect(onCondition.mock.calls).toEqual([[{ field: 'price', is: 'from', values: ['550'] }]]);
  });

  it.each(['abc', '5,555', ' '])('of an amount refuses "%s"', async (typed) => {
    const onCondition = open();
    await click('Preis');
    await userEvent.type(value(), typed);
    await click('Filter setzen');
    expect(screen.getByText('Geben Sie an, womit verglichen wird.')).toBeTruthy();
    expect(onCondition).not.toHaveBeenCalled();
  });

  it('that asks whether there is a value needs none', async () => {
    const onCondition = open();
    await click('EAN');
    await click('ist leer', 'radio');
    expect(screen.queryByRole('textbox')).toBeNull();
    await click('Filter setzen');
    expect(onCondition.mock.calls).toEqual([[{ field: 'ean', is: 'empty', values: [] }]]);
  });

  it('of several choices asks which of them a record has', async () => {
    const onCondition = open(null, { entity: employee, words: employeeWords.de });
    await click('Rechte');
    await click('enthält nicht', 'radio');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rabatt' }));
    await click('Filter setzen');
    expect(onCondition.mock.calls).toEqual([[{ field: 'permissions', is: 'isNot', values: ['discount'] }]]);
  });

  it('that is changed begins as it is', async () => {
    const onCondition = open({ field: 'price', is: 'to', values: ['1000'] });
    expect(screen.getByRole('radio', { name: 'bis' })).toHaveProperty('checked', true);
    expect(value()).toHaveProperty('value', '10,00');
    await click('Filter setzen');
    expect(onCondition.mock.calls).toEqual([[{ field: 'price', is: 'to', values: ['1000'] }]]);
  });
});

const Words = ({ condition }: { readonly condition: Condition }) => {
  const words = useConditionWords({
    fields: article.fields,
    words: articleWords.de,
    currency: 'EUR',
    nameOf: () => 'Getränke',
  });
  return <p>{words(condition)}</p>;
};

describe('a filter in words', () => {
  it.each([
    [{ field: 'price', is: 'from', values: ['500'] }, 'Preis ab 5,00 €'],
    [{ field: 'name', is: 'contains', values: ['Bier'] }, 'Name enthält „Bier“'],
    [{ field: 'favorite', is: 'is', values: ['true'] }, `${articleWords.de.fields.favorite}: Ja`],
    [{ field: 'ean', is: 'empty', values: [] }, 'EAN ist leer'],
    [
      { field: 'mainCategoryId', is: 'isNot', values: ['0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11'] },
      `${articleWords.de.fields.mainCategoryId} ist nicht Getränke`,
    ],
  ] as const)('%j', (condition, text) => {
    renderScreen(<Words condition={{ ...condition, values: [...condition.values] }} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
