import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  AlertRulesDocument,
  OrganizationUnitsDocument,
  SaveAlertRulesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { RulesForm } from './rules-form.tsx';

interface Saved {
  readonly unitId: string | null;
  readonly rules: readonly { readonly rule: string; readonly value: number | null }[];
}

const ruleOf = (rule: string, value: number | null, isOwn = false) => ({
  rule,
  value,
  isOwn,
  inherited: value,
});
const rules = [ruleOf('cashDifference', 1_000), ruleOf('stockLow', 1)];

const show = (unitId: string | null) => {
  const saved: Saved[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [AlertRulesDocument, () => ({ alertRules: { rules, branches: [] } })],
    [
      SaveAlertRulesDocument,
      (given: Saved) => {
        saved.push(given);
        return { saveAlertRules: { isSuccess: true, message: null } };
      },
    ],
  ]);
  renderScreen(<RulesForm unitId={unitId} rules={rules} currency="EUR" />);
  return saved;
};
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

describe('alert rules: the form', () => {
  it('of all branches says from which amount on, and what nobody wants to know', async () => {
    const saved = show(null);
    const amount = screen.getByRole('textbox', { name: /^Ab einer Abweichung von/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '12,50');
    await userEvent.click(group(/^Meldebestand/).getByRole('radio', { name: 'Kein Hinweis' }));
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({
      unitId: null,
      rules: [
        { rule: 'cashDifference', value: 1_250 },
        { rule: 'stockLow', value: null },
      ],
    });
  });

  it('of a branch begins with what holds for all, says what that is, and saves only what differs', async () => {
    const saved = show('u1');
    expect(screen.getByText('Wie alle Filialen: 10,00 €')).toBeTruthy();
    await userEvent.click(group(/^Kassendifferenz/).getByRole('radio', { name: 'Kein Hinweis' }));
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({ unitId: 'u1', rules: [{ rule: 'cashDifference', value: null }] });
  });

  it('says what may be chosen before it saves', async () => {
    const saved = show(null);
    const amount = screen.getByRole('textbox', { name: /^Ab einer Abweichung von/ });
    await userEvent.clear(amount);
    await save();
    expect(screen.getByText(/^Bitte einen Wert von 0,01\s€ bis 100\.000,00\s€ angeben/)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
