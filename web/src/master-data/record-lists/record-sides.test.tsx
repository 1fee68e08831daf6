import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { lateCode } from '../../kit/feature/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { recordPaths } from '../records/index.ts';
import { RecordSides } from './record-sides.tsx';

const Form = () => {
  const [text, setText] = useState('');
  return <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />;
};
const Plan = ({ id }: { readonly id: string }) => <h1>Plan von {id}</h1>;

const open = (address: string) => {
  const loaded: string[] = [];
  const noted =
    <Code,>(name: string, code: Code) =>
    async () => {
      loaded.push(name);
      return { default: code };
    };
  const side = { name: 'plan', code: lateCode(noted('plan', Plan)) };
  const form = lateCode<object>(noted('form', Form));
  const sides = <RecordSides entity={{ name: 'room' }} side={side} form={form} />;
  const { router } = renderScreen(
    <Routes>
      <Route path={recordPaths.room.pattern} element={sides} />
    </Routes>,
    `${recordPaths.room.list}/${address}`,
  );
  const go = (to: string) => router.navigate(`${recordPaths.room.list}/${to}`);
  return { loaded, go };
};
const field = () => screen.findByLabelText('Name');
const plan = () => screen.findByRole('heading', { name: 'Plan von r1' });

describe('the sides of a record', () => {
  it.each([
    ['r1', 'form', field],
    ['r1?tab=elsewhere', 'form', field],
    ['r1?tab=plan', 'plan', plan],
    // What is not there yet has nothing to show but its form.
    ['new?tab=plan', 'form', field],
  ])('at %s are its %s, without the code of the other', async (address, name, shown) => {
    const { loaded } = open(address);
    await shown();
    expect(loaded).toEqual([name]);
  });

  it('change with the address, and load what comes', async () => {
    const { loaded, go } = open('r1?tab=plan');
    await plan();
    await go('r1');
    await userEvent.type(await field(), 'Saal');
    await go('r1?tab=plan');
    await plan();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(loaded).toEqual(['plan', 'form']);
  });
});
