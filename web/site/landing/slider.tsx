type SliderProps = {
  id: string;
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  defaultValue: number;
  /** What the reader of the page sees; the field itself keeps what was set before the script came. */
  value: number;
};

/** The track is drawn with SVG attributes: the content policy forbids style attributes in the built page. */
export function Slider({ id, name, label, min, max, step, defaultValue, value }: SliderProps) {
  const filled = ((value - min) / (max - min)) * 100;
  return (
    <div className="grid grid-cols-[1fr_auto] content-start items-center gap-y-2.5 px-7 pt-[22px] pb-5 max-sm:px-5 max-sm:py-5">
      <label htmlFor={id} className="text-[15px] leading-[1.35] font-medium">
        {label}
      </label>
      <output
        htmlFor={id}
        className="tabular-figures font-heading text-28 leading-8 font-bold tracking-[-0.02em] text-accent"
      >
        {value}
      </output>
      <div className="relative col-span-2 h-6 rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
        <span aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-border" />
        <span aria-hidden="true" className="absolute top-2.5 left-0 h-1 w-[11px] rounded-l-full bg-accent" />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="absolute top-2.5 left-[11px] h-1 w-[calc(100%-22px)]"
        >
          <rect width={filled} height="1" className="fill-accent" />
        </svg>
        <input
          id={id}
          name={name}
          type="range"
          min={min}
          max={max}
          step={step}
          defaultValue={defaultValue}
          autoComplete="off"
          className="range-slider absolute inset-0"
        />
      </div>
      <p
        aria-hidden="true"
        className="tabular-figures col-span-2 flex justify-between text-[13.3px] leading-[1.2] text-muted"
      >
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  );
}
