import type { Network } from '../network/network.ts';
import { dayMs } from '../network/tier-limits.ts';
import type { Person, Post } from '../world/world.ts';
import { shownName } from './present-chat.ts';

export function presentPost(network: Network, person: Person, post: Post) {
  const id = postId(person, post);
  return {
    object: 'Post',
    provider: 'LINKEDIN',
    id,
    social_id: `urn:li:activity:${id}`,
    share_url: person.written?.postUrl ?? `https://www.linkedin.com/feed/update/urn:li:activity:${id}`,
    text: post.text,
    date: post.daysAgo < 7 ? `${post.daysAgo}d` : `${Math.floor(post.daysAgo / 7)}w`,
    parsed_datetime: new Date(network.state.openedAt - post.daysAgo * dayMs).toISOString(),
    reaction_counter: post.reactions,
    comment_counter: post.comments,
    repost_counter: 0,
    impressions_counter: 0,
    author: {
      public_identifier: person.slug,
      id: person.ids.classic,
      name: shownName(person),
      is_company: false,
      headline: person.headline,
    },
    permissions: { can_react: true, can_share: true, can_post_comments: true },
    is_repost: false,
    attachments: [],
  };
}

/** Digits, as the network's: the author's number, then the rank of the post. */
const postId = (person: Person, post: Post) =>
  `7${String(person.memberNumber).padStart(12, '0')}${String(person.posts.indexOf(post)).padStart(6, '0')}`;
