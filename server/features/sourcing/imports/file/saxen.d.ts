/** The part of saxen that is used here: it ships no types. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Attributes = () => Record<string, string>;
  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: Attributes, decode: Decode) => void): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
