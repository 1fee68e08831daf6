import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContentReadingDocument, ContentTextsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { contentEntry, contentReading } from '../testing.ts';
import { QuestionsPage } from './questions-page.tsx';

const question = contentEntry({ id: 'q1', kind: 'question', slug: 'pin-vergessen', title: 'PIN vergessen?' });

const open = (path: string, nodes = [question]) => {
  fakeGraphql([
    [
      ContentTextsDocument,
      ({ kinds }: { kinds: string[] }) => ({
        contentEntries: { nodes: kinds[0] === 'question' ? nodes : [] },
      }),
    ],
    [ContentReadingDocument, () => ({ contentEntry: contentReading({ id: 'q1' }) })],
  ]);
  renderScreen(<QuestionsPage />, path);
};
const address = () => screen.getByLabelText('address').textContent;

describe('CNT-01: frequent questions', () => {
  it('open to their answers, each with an address of its own', async () => {
    open('/apps/faq');
    const button = await screen.findByRole('button', { name: 'PIN vergessen?' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(address()).toBe('/apps/faq?question=pin-vergessen');
    expect((await screen.findByText('Bargeld')).tagName).toBe('STRONG');
    expect(await screen.findByRole('region', { name: 'War das hilfreich?' })).toBeTruthy();
    await userEvent.click(button);
    expect(address()).toBe('/apps/faq');
  });

  it('are open where a link leads to one', async () => {
    open('/apps/faq?question=pin-vergessen');
    expect((await screen.findByText('Bargeld')).tagName).toBe('STRONG');
  });

  it('say what will stand here as long as there are none', async () => {
    open('/apps/faq', []);
    expect(await screen.findByRole('heading', { name: 'Noch keine Fragen' })).toBeTruthy();
  });

  it('offer to try again where they cannot be loaded', async () => {
    fakeGraphql([]);
    renderScreen(<QuestionsPage />, '/apps/faq');
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});
