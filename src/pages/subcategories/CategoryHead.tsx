import { cx } from 'class-variance-authority'
import type { Category } from '../../api/categories.ts'
import { partsLink } from '../../components/shop/categoryLinks.ts'
import { PageHead } from '../../components/shop/PageHead.tsx'
import { Breadcrumb, type Crumb } from '../../components/ui/Breadcrumb.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { shop } from '../../shop/config.ts'
import { categoriesText } from '../../text/categories.ts'

type CategoryHeadProps = {
  category?: Category
  /** Of the address, which names the picture before the category is known. */
  slug?: string
  crumbs: readonly Crumb[]
  looking: boolean
}

/** The picture of a category's parts in use, if the shop has one (`scenes` of its data). */
const sceneOf = (slug: string) => (Object.hasOwn(shop.scenes, slug) ? shop.scenes[slug] : undefined)

/** §2 The head of a category page: picture, name, description, and a link to all its parts. */
export function CategoryHead({ category, slug = '', crumbs, looking }: CategoryHeadProps) {
  const { name, description, thumbnail } = category ?? {}
  const scene = sceneOf(category?.slug ?? slug)
  const hasPicture = looking || Boolean(thumbnail)
  return (
    <>
      <Breadcrumb crumbs={crumbs} className="pt-5" />
      <div
        className={cx(
          'mt-2 grid border border-line bg-photo',
          scene ? 'md:grid-cols-2' : 'grid-cols-[minmax(0,1fr)_36%] md:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <div className={cx('px-4 md:px-8', !hasPicture && 'col-span-full')}>
          <PageHead
            crumbs="none"
            title={
              name ?? (
                <>
                  <span className="sr-only">{categoriesText.loading}</span>
                  <Skeleton className="h-9 w-60 max-w-full" />
                </>
              )
            }
          />
          {description && <p className="max-w-text text-pretty">{description}</p>}
          {!description && looking && <Skeleton className="my-1 h-4 w-3/4" />}
        </div>
        {scene && (
          <div className="-order-1 md:order-none md:row-span-2">
            <Picture
              src={scene}
              alt=""
              width={24}
              height={11}
              // Half of a phone's width: the smaller file is sharp enough there, and a third of the bytes.
              sizes="50vw"
              eager
              cover
              className="size-full"
            />
          </div>
        )}
        {!scene && hasPicture && (
          <div className="self-center md:row-span-2">
            {thumbnail ? (
              <Picture src={thumbnail} alt="" sizes="(width >= 48rem) 19rem, 36vw" eager />
            ) : (
              <Skeleton className="aspect-4/3" />
            )}
          </div>
        )}
        <div className="col-span-full px-4 pt-4 pb-5 md:col-span-1 md:self-end md:px-8 md:pb-8">
          {category && (
            <ButtonLink {...partsLink(category)} variant="solid">{`All parts in ${name}`}</ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}
