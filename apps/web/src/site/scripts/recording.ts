/** Gives a recording its first picture when it is about to be seen: browsers load that of a page at once. */
const near = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen)
      if (isIntersecting && target instanceof HTMLVideoElement && target.dataset.poster) {
        target.poster = target.dataset.poster
        near.unobserve(target)
      }
  },
  { rootMargin: '200px' },
)
for (const video of document.querySelectorAll('video[data-poster]')) near.observe(video)
