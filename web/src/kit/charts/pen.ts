/** Where something is drawn, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TextLook {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  /** A longer text is cut off. */
  readonly maxWidth?: number;
}

/** Draws on a canvas with the fonts and colours of the page. */
export interface Pen {
  readonly colours: Readonly<
    Record<'paper' | 'text' | 'quiet' | 'line' | 'mark' | 'before' | 'track', string>
  >;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  frame(x: number, y: number, width: number, height: number, colour: string): void;
  write(text: string, x: number, y: number, look: TextLook): void;
}

const variables = {
  paper: '--tresen-palette-background-paper',
  text: '--tresen-palette-text-primary',
  quiet: '--tresen-palette-text-secondary',
  line: '--tresen-palette-divider',
  mark: '--tresen-palette-primary-main',
  before: '--bar-before',
  track: '--bar-track',
} as const;

/** A pen for a canvas. @throws Error where the browser has no canvas */
export const penOn = (canvas: HTMLCanvasElement, sharpness: number): Pen => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(sharpness, sharpness);
  const { fontFamily } = getComputedStyle(document.body);
  const colours = coloursNow();
  return {
    colours,
    fill: (x, y, width, height, colour) => {
      context.fillStyle = colour;
      context.fillRect(x, y, width, height);
    },
    frame: (x, y, width, height, colour) => {
      context.strokeStyle = colour;
      context.strokeRect(x + 0.5, y + 0.5, Math.max(0, width - 1), Math.max(0, height - 1));
    },
    write: (text, x, y, { size, weight = 400, colour = colours.text, align = 'left', maxWidth = 1200 }) => {
      context.font = `${weight} ${size}px ${fontFamily}`;
      context.fillStyle = colour;
      context.textAlign = align;
      context.fillText(fitted(context, text, maxWidth), x, y);
    },
  };
};

function coloursNow() {
  return Object.fromEntries(
    Object.entries(variables).map(([name, variable]) => [name, colourOf(variable)]),
  ) as Pen['colours'];
}

/** A variable may be a mixture, which a canvas does not know: the browser works it out. */
function colourOf(variable: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${variable})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function fitted(context: CanvasRenderingContext2D, text: string, maxWidth: number): string {
  if (context.measureText(text).width <= maxWidth) return text;
  let length = text.length;
  while (length > 1 && context.measureText(`${text.slice(0, length)}…`).width > maxWidth) length -= 1;
  return `${text.slice(0, length)}…`;
}
