/** Legal forms of companies, in lower case and without full stops. */
export const legalForms =
  'sas|sasu|sarl|sa|eurl|snc|sci|scop|scic|sca|scs|selarl|selas|gie|eirl|ei|inc|ltd|llc|llp|plc|corp|gmbh|ag|bv|nv|spa|srl';
