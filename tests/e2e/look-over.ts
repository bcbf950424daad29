import type { Page } from '@playwright/test';

type Watched = Window & { pwned?: string; refusals: string[] };

/** Before the first page opens: what the content policy refuses is counted. */
export const watchRefusals = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(window as unknown as Watched, { refusals: [] as string[] });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      watched.refusals.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });

/** What is wrong with the page as it is drawn now: run, refused, reversed, or wider than its place. */
export const lookOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { pwned, refusals } = window as unknown as Watched;
    if (pwned) problems.push(`ran: ${pwned}`);
    for (const refusal of refusals) problems.push(`refused: ${refusal}`);
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> « ${(element.textContent ?? '').slice(0, 60)} »`;

    for (const element of document.querySelectorAll(
      '[href], [src], [action], [formaction], iframe[srcdoc]',
    )) {
      for (const attribute of ['href', 'src', 'action', 'formaction', 'srcdoc']) {
        const value = (element.getAttribute(attribute) ?? '').replace(/[\s\p{Cc}\p{Cf}]/gu, '');
        if (/^(javascript|vbscript|data:(?!image\/))/i.test(value))
          problems.push(`${attribute} that runs: ${name(element)}`);
      }
    }
    const injected = document.querySelector('[onerror], [onload], body script:not([src]), main iframe');
    if (injected) problems.push(`markup: ${name(injected)}`);

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** The nearest ancestor that cuts or scrolls sideways. */
    const clipOf = (element: Element): Element | null => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up);
        if (overflowX !== 'visible') return up;
        if (position === 'fixed') return null;
      }
      return null;
    };
    const wide: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      const { overflowX } = getComputedStyle(element);
      const isScroller = overflowX === 'auto' || overflowX === 'scroll';
      // What says so is meant to be moved sideways on a small screen; the rest only scrolls down.
      const mayScroll = element.matches('.overflow-x-auto, [class*=":overflow-x-auto"], textarea');
      if (isScroller && !mayScroll && element.scrollWidth > element.clientWidth + 1)
        wide.push(`scrolls sideways by ${element.scrollWidth - element.clientWidth} px: ${name(element)}`);
      const { left, right, height, width } = element.getBoundingClientRect();
      if (
        width > 0 &&
        (right > innerWidth + 1 || (left < -1 && right > 0)) &&
        !clipOf(element) &&
        !element.closest('.sr-only')
      )
        wide.push(`out of the screen (${Math.round(left)}–${Math.round(right)}): ${name(element)}`);
      if (
        /^(H[1-3]|TR)$/.test(element.tagName) &&
        element.textContent &&
        !element.closest('.sr-only') &&
        height > innerHeight * 0.75
      )
        wide.push(`${Math.round(height)} px high: ${name(element)}`);
    }
    // The first ones are enough: what is inside a broken element is broken too.
    problems.push(...wide.slice(0, 4));

    const controls = /[\u202a-\u202e\u2066-\u2069]/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (!parent || !text.trim() || !isShown(parent) || parent.closest('script, style, option, textarea'))
        continue;
      if (controls.test(text) && text.split('▶').length > 2)
        problems.push(`two texts in one line: ${name(parent)}`);
      // The product's own words: all of the text, or what stands around a planted one.
      const parts = controls.test(text)
        ? [...text.matchAll(/^[^▶]*|[^⏹]*$/g)].map(({ 0: part, index }) => ({ part, from: index }))
        : [{ part: text, from: 0 }];
      for (const { part, from } of parts) {
        if (controls.test(part)) continue;
        const word = /[A-Za-zÀ-ÿ]{3,}/.exec(part);
        if (!word) continue;
        const boxOf = (at: number) => {
          const range = document.createRange();
          range.setStart(node as Node, from + at);
          range.setEnd(node as Node, from + at + 1);
          return range.getBoundingClientRect();
        };
        const [first, second] = [boxOf(word.index), boxOf(word.index + 1)];
        if (first.width === 0 || Math.abs(first.top - second.top) > 2) continue;
        if (second.left < first.left)
          problems.push(`reads backwards: « ${part.trim().slice(0, 60)} » in ${name(parent)}`);
      }
    }
    return problems;
  });
