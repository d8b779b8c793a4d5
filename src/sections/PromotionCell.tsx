import type { PromotionalBanner } from '../api/content.ts'
import { Picture } from '../components/ui/Picture.tsx'

/** A promotional banner in the ruled grid: text above the picture, beside it on a phone. */
export const PromotionCell = ({ banner }: { banner: PromotionalBanner }) => (
  <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_36%] bg-steel text-on-steel md:grid-cols-1 md:grid-rows-[auto_minmax(0,1fr)]">
    <div className="self-center px-4 py-5 md:px-5 md:pt-6 md:pb-5.5">
      <h3 dir="auto" className="type-h2 wrap-anywhere">
        {banner.name}
      </h3>
      <p dir="auto" className="mt-2.5 type-compact text-on-steel-soft text-pretty">
        {banner.description}
      </p>
    </div>
    <Picture
      src={banner.current_image.image_url}
      alt={banner.current_image.alt_text}
      sizes="(width >= 80rem) 19rem, (width >= 48rem) 33vw, 36vw"
      className="h-full min-h-32 w-full bg-sunken!"
    />
  </div>
)
