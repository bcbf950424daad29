@rem The npm scripts say `exec node …` so that signals reach node itself; Windows has no such word.
@%*
