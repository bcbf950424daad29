export const monthNames: readonly string[] =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
