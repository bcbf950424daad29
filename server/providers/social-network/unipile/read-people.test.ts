import { expect, test } from 'vitest';
import { Post } from './read-people.ts';

test('the address of a post is one of the web, or none', () => {
  const urlOf = (share_url: unknown) => Post.parse({ id: '1', share_url }).url;
  const address = 'https://www.linkedin.com/posts/nina_1';
  expect(urlOf(address)).toBe(address);
  for (const other of ['javascript:alert(1)', 'data:text/html,x', 'nulle part', 7, undefined])
    expect(urlOf(other)).toBeNull();
});
