import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { BranchChoices } from './branches-box.tsx';

describe('branches to choose from', () => {
  it('that stand in no group come before the groups, not below the last one', () => {
    const branches = [
      { id: 'b', name: 'Biergarten', group: 'Lindenhof München' },
      { id: 'g', name: 'Gasthaus', group: 'Lindenhof München' },
      { id: 'c', name: 'Café Bellevue Zürich' },
    ];
    renderScreen(<BranchChoices label="Welche Filialen" branches={branches} value={[]} onValue={() => {}} />);
    const names = screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
    expect(names).toEqual(['Café Bellevue Zürich', 'Lindenhof München0 von 2', 'Biergarten', 'Gasthaus']);
  });
});
