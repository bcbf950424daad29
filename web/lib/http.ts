import axios from 'axios';

/** Cookies travel with every call; the CSRF cookie and header keep the client's default names; no time-out. */
export const http = axios.create({
  withCredentials: true,
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
});
