import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureLimit } from '@tresen/domain/kit/pictures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { currentProfile } from '../../kit/session/index.ts';
import { olga, openEditPage } from './testing.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const file = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'ich.png', { type });
const pick = async (chosen: File) => {
  fireEvent.change(await screen.findByLabelText('Bild auswählen'), { target: { files: [chosen] } });
};

describe('the picture', () => {
  it('is saved as soon as it is chosen, and shows in the menu', async () => {
    const picture = vi.fn(() => Response.json({ picture: '/files/photoURL/new.webp' }));
    openEditPage({ picture });
    const chosen = file(3);
    await pick(chosen);
    expect(await screen.findByText('Bild gespeichert.')).toBeTruthy();
    expect(picture).toHaveBeenCalledExactlyOnceWith(chosen);
    await waitFor(() => expect(currentProfile()?.data.photoURL).toBe('/files/photoURL/new.webp'));
    expect(
      (await screen.findByRole<HTMLImageElement>('img', { name: 'Bild von Olga Lindner' })).getAttribute(
        'src',
      ),
    ).toBe('/files/photoURL/new.webp');
  });

  it('can be dropped', async () => {
    const picture = vi.fn(() => Response.json({ picture: null }));
    openEditPage({ picture });
    const area = (await screen.findByText(/hierher ziehen/)).closest('[aria-busy]') as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [file(3)] } });
    await waitFor(() => expect(picture).toHaveBeenCalledOnce());
  });

  it('USR-02: of more than 4 MB is not even sent', async () => {
    const picture = vi.fn(() => Response.json({}));
    openEditPage({ picture });
    await pick(file(pictureLimit + 1));
    expect(await screen.findByText('Das Bild darf nicht größer als 4 MB sein')).toBeTruthy();
    setLanguage('en');
    expect(await screen.findByText('Image Size can not be more than 4 MB')).toBeTruthy();
    expect(picture).not.toHaveBeenCalled();
  });

  it.each([
    ['another kind', file(3, 'image/svg+xml'), /PNG, JPEG oder WebP\.$/],
    ['what the server finds damaged', file(3), 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.'],
  ])('says why it is refused: %s', async (_what, chosen, words) => {
    const extensions = { code: 'PICTURE_UNREADABLE', parameters: { reason: 'damaged' } };
    openEditPage({ picture: () => Response.json({ errors: [{ extensions }] }, { status: 422 }) });
    await pick(chosen);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is removed', async () => {
    openEditPage({ profile: { ...olga, picture: '/files/photoURL/old.webp' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Bild entfernen' }));
    expect(await screen.findByText('Bild entfernt.')).toBeTruthy();
  });
});
