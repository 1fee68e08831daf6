import {
  isBlankLogo,
  type LayoutLogo,
  type LogoFault,
  logoOf,
  logoSize,
} from '@tresen/domain/master-data/receipt-layouts';

export type ReadLogoFault = LogoFault | 'LOGO_UNREADABLE' | 'LOGO_BLANK';

/** A file as a logo at most so many dots wide, or why it is none. Its size is asked before its dots are taken apart. */
export const readLogo = async (file: File, max: number): Promise<LayoutLogo | ReadLogoFault> => {
  const url = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(url);
    const size = logoSize({ width: picture.naturalWidth, height: picture.naturalHeight }, max);
    if (typeof size === 'string') return size;
    const logo = logoOf({ ...size, data: dotsOf(picture, size) });
    return isBlankLogo(logo) ? 'LOGO_BLANK' : logo;
  } catch {
    return 'LOGO_UNREADABLE';
  } finally {
    URL.revokeObjectURL(url);
  }
};

function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('no picture'));
    picture.src = url;
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function dotsOf(picture: HTMLImageElement, { width, height }: Size): Uint8ClampedArray {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height).data;
}
