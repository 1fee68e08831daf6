import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeOverLinks } from './public-links.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('links between public pages', () => {
  it('lead on without a load of the page, with what stands behind the path', () => {
    const giveBack = takeOverLinks(() => undefined);
    document.body.innerHTML = '<a href="/login?email=a%40b.example"><b>go</b></a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(click);
    expect([click.defaultPrevented, window.location.pathname, window.location.search]).toEqual([
      true,
      '/login',
      '?email=a%40b.example',
    ]);
    giveBack();
  });

  it.each([
    ['with a modifier key', '/register', { ctrlKey: true }],
    ['to another site', 'https://elsewhere.example/login', {}],
    ['into the app', '/dashboards/home', {}],
  ])('%s stay with the browser', (_name, href, keys) => {
    const giveBack = takeOverLinks(() => undefined);
    document.body.innerHTML = `<a href="${href}">go</a>`;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    let wasTaken = false;
    window.addEventListener(
      'click',
      (event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    document.querySelector('a')?.dispatchEvent(click);
    expect([wasTaken, window.location.pathname]).toEqual([false, '/']);
    giveBack();
  });

  it('announce themselves before the click', async () => {
    const onIntent = vi.fn();
    const giveBack = takeOverLinks(onIntent);
    document.body.innerHTML = '<a href="/register">go</a>';
    await userEvent.tab();
    expect(onIntent).toHaveBeenCalledWith('/register');
    giveBack();
  });
});
